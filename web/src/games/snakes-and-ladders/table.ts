export { default } from "./SnakesAndLadders.svelte";
