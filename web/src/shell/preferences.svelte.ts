import { remembered } from "../wire/remembered.ts";

export type Theme = "light" | "dark";
const DARK = matchMedia("(prefers-color-scheme: dark)");

/** What a person likes, kept by this browser. */
class Preferences {
  /** null follows the system. */
  chosen = $state<Theme | null>(chosenTheme());
  system = $state<Theme>(DARK.matches ? "dark" : "light");
  sound = $state(remembered.get("sound") !== "off");
  /** Is the player told what to do next? */
  coach = $state(remembered.get("coach") !== "off");
  /** Bots do not take their time where nobody else plays. */
  quickBots = $state(remembered.get("bots") === "quick");

  constructor() {
    DARK.addEventListener("change", () => (this.system = DARK.matches ? "dark" : "light"));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  switchTheme(): void {
    this.chosen = this.theme === "dark" ? "light" : "dark";
    remembered.set("theme", this.chosen);
  }

  switchCoach(): void {
    this.coach = !this.coach;
    remembered.set("coach", this.coach ? "on" : "off");
  }

  switchBots(): void {
    this.quickBots = !this.quickBots;
    remembered.set("bots", this.quickBots ? "quick" : "usual");
  }

  switchSound(): void {
    this.sound = !this.sound;
    remembered.set("sound", this.sound ? "on" : "off");
  }
}

function chosenTheme(): Theme | null {
  const kept = remembered.get("theme");
  return kept === "dark" || kept === "light" ? kept : null;
}

export const preferences = new Preferences();
