/*
 * A page that was opened from a file may start no worker: the search then runs in a hidden frame.
 * Only what the search needs of a worker is here.
 */
if (location.protocol === "file:") {
  window.Worker = class {
    onmessage = null;
    #frame = document.createElement("iframe");
    #loaded;

    constructor(address) {
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      // What the script says goes to the page that has started it; as of a worker, not at once.
      inside.postMessage = (data) => {
        const message = new MessageEvent("message", { data: structuredClone(data) });
        setTimeout(() => this.onmessage?.(message));
      };
      const script = inside.document.createElement("script");
      script.src = address;
      this.#loaded = new Promise((loaded) => (script.onload = loaded));
      inside.document.body.append(script);
    }

    postMessage(data) {
      const inside = this.#frame.contentWindow;
      const message = new inside.MessageEvent("message", { data: inside.structuredClone(data) });
      void this.#loaded.then(() => setTimeout(() => inside.dispatchEvent(message)));
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
