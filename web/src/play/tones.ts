/** Short quiet sounds, made on the spot: tones, and the rustle of paper from noise. */
import type { Sound } from "./sound.ts";

type Part =
  | { readonly tone: number; readonly at: number; readonly lasts: number; readonly loud: number }
  | { readonly rustle: number; readonly at: number; readonly lasts: number; readonly loud: number };

const tone = (hertz: number, at: number, lasts: number, loud = 0.12): Part => ({
  tone: hertz,
  at,
  lasts,
  loud,
});
const rustle = (hertz: number, at: number, lasts: number, loud: number): Part => ({
  rustle: hertz,
  at,
  lasts,
  loud,
});

const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  lay: [rustle(900, 0, 0.07, 0.5), tone(150, 0, 0.06, 0.16)],
  draw: [rustle(2600, 0, 0.11, 0.2)],
  turn: [tone(523, 0, 0.16), tone(784, 0.11, 0.28)],
  trick: [tone(659, 0, 0.1), tone(880, 0.08, 0.1), tone(1175, 0.16, 0.24)],
  alert: [tone(880, 0, 0.12, 0.14), tone(880, 0.17, 0.16, 0.14)],
  win: [tone(523, 0, 0.16), tone(659, 0.13, 0.16), tone(784, 0.26, 0.16), tone(1047, 0.39, 0.5)],
  lose: [tone(392, 0, 0.22), tone(330, 0.2, 0.24), tone(262, 0.42, 0.5)],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** How many parts of sounds have not ended. */
let sounding = 0;

export function sound(which: Sound): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
    for (const part of SOUNDS[which]) start(audio, part);
  } catch {
    // A device without sound still plays.
  }
}

function start(context: AudioContext, part: Part): void {
  const from = context.currentTime + part.at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(part.loud, from + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + part.lasts);
  loudness.connect(context.destination);
  const source = "tone" in part ? toneSource(context, part.tone) : noiseSource(context);
  if ("rustle" in part) source.connect(band(context, part.rustle)).connect(loudness);
  else source.connect(loudness);
  source.start(from);
  source.stop(from + part.lasts + 0.02);
  sounding += 1;
  source.addEventListener("ended", () => {
    sounding -= 1;
    rest(context);
  });
}

/** An audio context that runs takes processor time for silence, too, as long as the page is open. */
function rest(context: AudioContext): void {
  if (!sounding) void context.suspend().catch(() => {});
}

function toneSource(context: AudioContext, hertz: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = hertz;
  return source;
}

function noiseSource(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}

function band(context: AudioContext, hertz: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  return filter;
}
