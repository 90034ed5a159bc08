export { default } from "./FaceToFace.svelte";
