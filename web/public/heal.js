/*
 * Before all else: if something that the page is made of cannot be loaded or does not run, the copy
 * that this browser keeps is old or damaged. It is thrown away, and the page is loaded once more.
 */
(() => {
  const HERE = new URL("./", document.currentScript.src).href;
  const PARTS = `${HERE}assets/`;
  /** `sw.js` keeps the pages there. */
  const KEPT = "stosy-pages";
  /** For which version this was done in this window, and whether it has to be told. */
  const DONE = "stosy-healed";
  const TOLD = "stosy-healed-told";
  const WORDS = {
    en: ["The page could not be loaded. Check your connection.", "Try again"],
    uk: ["Сторінка не завантажилася. Перевір з’єднання.", "Спробувати ще раз"],
    ru: ["Страница не загрузилась. Проверь соединение.", "Попробовать ещё раз"],
    cs: ["Stránka se nenačetla. Zkontroluj připojení.", "Zkusit znovu"],
  };
  let healing = false;

  const version = () => document.querySelector("script[type=module]")?.src ?? "";
  const isStarted = () => document.getElementById("app")?.hasChildNodes() ?? false;

  addEventListener(
    "error",
    ({ target, filename }) => {
      const part = target?.src ?? target?.href ?? filename ?? "";
      if (!isStarted() && part.startsWith(PARTS)) void heal();
    },
    true,
  );

  async function heal() {
    if (healing) return;
    healing = true;
    try {
      // Without a connection nothing better can be had.
      const { ok } = await fetch(HERE, { cache: "reload" });
      if (ok && sessionStorage.getItem(DONE) !== version()) {
        sessionStorage.setItem(DONE, version());
        sessionStorage.removeItem(TOLD);
        await renew();
        return location.reload();
      }
    } catch {
      // It is said below.
    }
    healing = false;
    if (!isStarted()) say();
  }

  async function renew() {
    if ("caches" in window) await caches.delete(KEPT);
    const parts = performance.getEntriesByType("resource").map(({ name }) => name);
    const ours = parts.filter((name) => name.startsWith(PARTS));
    await Promise.allSettled(ours.map((name) => fetch(name, { cache: "reload" })));
  }

  function say() {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
    const [text, again] = WORDS[wanted.find((language) => language in WORDS)] ?? WORDS.en;
    const told = document.createElement("p");
    const button = document.createElement("button");
    button.textContent = again;
    button.onclick = () => location.reload();
    told.id = "trouble";
    told.role = "alert";
    told.append(`${text} `, button);
    document.getElementById("trouble")?.remove();
    document.body.append(told);
  }

  window.stosyHeal = heal;
})();
