/** Small sounds, made on the spot: no file is fetched for them. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  // A browser lets nothing sound before the person has done something on the page.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function tone(context: AudioContext, pitch: number, start: number, seconds: number, loud: number): void {
  const [source, gain] = [context.createOscillator(), context.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, context.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + start + seconds);
  source.connect(gain).connect(context.destination);
  source.start(context.currentTime + start);
  source.stop(context.currentTime + start + seconds);
}

/** A piece is put down. */
export function tap(): void {
  const context = ready();
  if (context) tone(context, 190, 0, 0.09, 0.25);
}

/** A piece does not fit. */
export function misfit(): void {
  const context = ready();
  if (!context) return;
  tone(context, 150, 0, 0.09, 0.2);
  tone(context, 110, 0.09, 0.14, 0.2);
}

/** Paper over paper: noise that is let through for a moment. */
function rustle(context: AudioContext, pitch: number, start: number, seconds: number, loud: number): void {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) {
    samples[place] = (Math.random() * 2 - 1) * Math.sin((Math.PI * place) / samples.length) ** 2;
  }
  const [source, filter, gain] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
  ];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + start);
}

/** A card is laid, or taken. */
export function slide(): void {
  const context = ready();
  if (context) rustle(context, 2400, 0, 0.14, 0.3);
}

/** A card is turned. */
export function turn(): void {
  const context = ready();
  if (!context) return;
  rustle(context, 900, 0.55, 0.3, 0.2);
  rustle(context, 3000, 0.9, 0.09, 0.35);
}

/** It is your turn. */
export function chime(): void {
  const context = ready();
  if (!context) return;
  tone(context, 523, 0, 0.25, 0.12);
  tone(context, 784, 0.12, 0.35, 0.1);
}

/** The ground shakes: for so long, and as strongly as that, from 0 to 1. */
export function rumble(seconds = 1.4, strength = 1): void {
  const context = ready();
  if (!context) return;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let place = 0; place < samples.length; place += 1) {
    last = last * 0.985 + (Math.random() * 2 - 1) * 0.06;
    samples[place] = last * (1 - place / samples.length);
  }
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = buffer;
  gain.gain.value = 0.25 + 0.65 * strength;
  source.connect(gain).connect(context.destination);
  source.start();
}
