export { default } from "./QuickAndEasy.svelte";
