export { default } from "./TheGame.svelte";
