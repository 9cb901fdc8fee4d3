import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { knowFonts, loadFonts } from "./lib/languages";
import { loadWords } from "./lib/words.svelte";
import { house } from "./lib/house.svelte";
import { screen } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { fetchEarly } from "./screens/screens";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the application");

knowFonts();
// All that the screen of this address needs comes at once, not one after the other.
house.learn().catch(() => undefined); // a screen that needs it asks again, and says so
fetchEarly(screen());
await Promise.all([loadWords(settings.language), loadFonts(settings.language)]);
mount(App, { target });
