interface Window {
  /** `heal.js`, where there is no server: throw away what is kept of the pages, load them once more. */
  stosyHeal?: () => Promise<void>;
}
