/** The house's time, for what is told in minutes and hours. */

import { connection } from "./connection.svelte";

class Minutes {
  now = $state(connection.now());

  constructor() {
    setInterval(() => (this.now = connection.now()), 60_000);
  }
}

export const minutes = new Minutes();
