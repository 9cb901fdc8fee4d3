/**
 * The one socket of the page. It comes back by itself, asks for exactly what it missed, and sends a command
 * again under its id until the house has answered: it is done once.
 */

import type { Lobby, Message, SocketCommand, TableCard, TableCommand } from "../protocol";
import { PATH, Failure } from "./api";
import { compiling, KEY as COMPILING } from "./compiling.svelte";
import { Line, LOOK } from "./line";
import { settings } from "./settings.svelte";

/** A command without what is filled in here. */
export type Order = TableCommand extends infer C
  ? C extends TableCommand
    ? Omit<C, "id" | "table">
    : never
  : never;

export interface Listener {
  /** The number of the last event that was taken; none: everything is wanted. */
  seen(): number | undefined;
  take(message: Message): void;
}

interface Pending {
  command: TableCommand;
  done: (number: number) => void;
  failed: (error: Failure) => void;
}

const SOONEST = 250; // milliseconds until the first try to come back
const LATEST = 8_000;

class Connection {
  status = $state<"idle" | "connecting" | "open" | "lost" | "over">("idle");
  /** Why the house does not want us back, in words. */
  farewell = $state("");
  /** The house does not answer, though the line is not broken. */
  isSilent = $state(false);
  /** Commands that the house has not answered. */
  waiting = $state(0);
  /** Words of the house while it cannot store moves. */
  trouble = $state("");
  /** Milliseconds there and back, as the house measured it. */
  lag = $state<number | null>(null);
  lobby = $state.raw<TableCard[] | null>(null);

  #socket: WebSocket | null = null;
  #tables = new Map<string, Listener>();
  #pending = new Map<string, Pending>();
  #watchesLobby = false;
  #ahead = 0; // of the house's clock over ours, in milliseconds
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #line = new Line(0);
  #ids = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  #count = 0;

  constructor() {
    addEventListener("offline", () => this.#doubt());
    addEventListener("online", () => this.#hurry());
    addEventListener("pageshow", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    setInterval(() => this.#look(), LOOK);
  }

  /** The house's time. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  watch(table: string, listener: Listener): () => void {
    this.#tables.set(table, listener);
    this.#start();
    this.#ask(table, listener);
    return () => {
      if (this.#tables.get(table) !== listener) return;
      this.#tables.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Everything anew: a number was missing. */
  again(table: string): void {
    this.#send({ type: "watch", table });
  }

  watchLobby(): () => void {
    this.#watchesLobby = true;
    this.#start();
    this.#send({ type: "lobby", on: true });
    return () => {
      this.#watchesLobby = false;
      this.lobby = null;
      this.#send({ type: "lobby", on: false });
    };
  }

  /** The number of the event that it became; Failure with the house's words if it may not be. */
  command(table: string, order: Order): Promise<number> {
    const id = `${this.#ids}-${(this.#count += 1)}`.slice(-64);
    const command = { ...order, id, table } as TableCommand;
    return new Promise((done, failed) => {
      this.#pending.set(id, { command, done, failed });
      this.waiting = this.#pending.size;
      this.#start();
      this.#send(command);
    });
  }

  /** Say something that nobody answers, and that is not worth saying again. */
  whisper(message: SocketCommand): void {
    this.#send(message);
  }

  restart(): void {
    this.stop();
    if (this.#tables.size > 0 || this.#watchesLobby) this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.status = "idle";
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.isSilent = false;
    socket?.close();
  }

  #start(): void {
    if (this.#socket !== null || this.status === "lost" || this.status === "over") return;
    this.status = "connecting";
    const address = new URL(`${PATH}/socket?lang=${settings.language}`, location.origin);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#line.wake(performance.now()); // its greeting is waited for as an answer is
    socket.onmessage = (event) => this.#hear(socket, event.data as string);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.isSilent = false;
    if (this.status === "over") return;
    this.status = "lost";
    const wait = Math.min(LATEST, SOONEST * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#comeBack(wait);
  }

  #comeBack(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.status !== "lost") return;
      this.status = "connecting";
      this.#start();
    }, wait);
  }

  /** The device is back: do not wait. */
  #hurry(): void {
    if (this.status === "lost") this.#comeBack(0);
    else this.#askForWord();
  }

  /** The device says that it has no network. The house may be in it: if so, it answers at once. */
  #doubt(): void {
    if (this.status !== "open") return;
    this.isSilent = true;
    this.#askForWord();
  }

  #askForWord(): void {
    this.#line.wake(performance.now());
    this.#send({ type: "ping", sent: Date.now() });
  }

  /** Whether the line still lives. Of a page that shows no table and waits for nothing it does not matter so soon. */
  #look(): void {
    const socket = this.#socket;
    if (socket === null) return;
    const isSeen = !document.hidden && (this.#tables.size > 0 || this.waiting > 0);
    const verdict = this.#line.look(performance.now(), isSeen);
    if (verdict === "ask") this.#send({ type: "ping", sent: Date.now() });
    else if (verdict === "silent") this.isSilent = true;
    else if (verdict === "dead") {
      this.#lost(socket);
      socket.close();
    }
  }

  #send(message: SocketCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "open")
      this.#socket.send(JSON.stringify(message));
  }

  #ask(table: string, listener: Listener): void {
    const seen = listener.seen();
    this.#send(seen === undefined ? { type: "watch", table } : { type: "watch", table, seen });
  }

  #hear(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    this.#line.hear(performance.now());
    this.isSilent = false;
    const message = JSON.parse(data) as Message;
    switch (message.type) {
      case "welcome":
        this.#welcome(message.now);
        break;
      case "pulse":
        this.lag = message.lag;
        this.#ahead = message.now + message.lag / 2 - Date.now();
        break;
      case "pong":
        this.#ahead = message.now + (Date.now() - message.sent) / 2 - Date.now();
        break;
      case "storing":
        this.trouble = message.working ? "" : message.text;
        break;
      case "lobby":
        this.lobby = (message as Lobby).tables;
        break;
      case "done":
        this.#pending.get(message.id)?.done(message.number);
        this.#forget(message.id);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "bye":
        if (message.retry_after === undefined) {
          this.farewell = message.text;
          this.status = "over";
        }
        break;
      default:
        if (message.type === "whole") compiling.over();
        this.#tables.get(message.table)?.take(message);
    }
  }

  /** What the house could not do while it compiled rules. */
  #askAgain(table: string | undefined, pending: Pending | undefined): void {
    const listener = table === undefined ? undefined : this.#tables.get(table);
    if (pending !== undefined) this.#send(pending.command);
    else if (table !== undefined && listener !== undefined) this.#ask(table, listener);
    else compiling.over();
  }

  #forget(id: string): void {
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
  }

  #welcome(now: number): void {
    this.#ahead = now - Date.now();
    this.#tries = 0;
    this.trouble = "";
    this.status = "open";
    for (const [table, listener] of this.#tables) this.#ask(table, listener);
    if (this.#watchesLobby) this.#send({ type: "lobby", on: true });
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #refused(message: Extract<Message, { type: "refused" }>): void {
    const pending = message.id === undefined ? undefined : this.#pending.get(message.id);
    if (message.key === COMPILING) {
      compiling.wait(message.text, () => this.#askAgain(message.table, pending));
      return;
    }
    if (pending === undefined) {
      if (message.table !== undefined) this.#tables.get(message.table)?.take(message);
      return;
    }
    this.#forget(pending.command.id);
    pending.failed(new Failure(message.key, message.text, 0, message.clause));
  }
}

export const connection = new Connection();
