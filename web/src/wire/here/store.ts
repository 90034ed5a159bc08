/** The tables of this browser: their logs, how lists show them, and analyses of their matches. */
const NAME = "stosy";
const TABLES = "tables";
const ENTRIES = "entries";
const ANALYSES = "analyses";
const VERSION = 2;

export interface KeptTable {
  readonly table: string;
  /** As JSON. */
  readonly summary: string;
  readonly changed: number;
}

export interface Kept {
  readonly table: string;
  readonly entries: readonly string[];
  readonly summary: string;
}

/** The analysis of a match, as JSON. */
export interface KeptAnalysis {
  readonly match: number;
  readonly version: number;
  readonly body: string;
}

export type Analysed = KeptAnalysis & { readonly table: string };

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All has been asked for: it is not waited for the answers first. */
function committed(transaction: IDBTransaction): Promise<void> {
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore(TABLES, { keyPath: "table" });
      request.result.createObjectStore(ENTRIES);
    }
    request.result.createObjectStore(ANALYSES);
  };
  return done(request);
}

export class Store {
  readonly #database: IDBDatabase;
  /** The number of the next entry of each log that was read. */
  readonly #next = new Map<string, number>();

  private constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<Store> {
    return new Store(await open());
  }

  close(): void {
    this.#database.close();
  }

  /** All tables, the last changed last. */
  async tables(): Promise<KeptTable[]> {
    const found = await done(this.#read(TABLES).getAll() as IDBRequest<KeptTable[]>);
    return found.sort((one, other) => one.changed - other.changed);
  }

  async log(table: string): Promise<{ entries: string[]; analyses: KeptAnalysis[] }> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const entries = await done(this.#read(ENTRIES).getAll(range) as IDBRequest<string[]>);
    const analyses = await done(this.#read(ANALYSES).getAll(range) as IDBRequest<KeptAnalysis[]>);
    this.#next.set(table, entries.length);
    return { entries, analyses };
  }

  /** All or nothing, and on the disk. */
  async append(all: readonly Kept[]): Promise<void> {
    const options = { durability: "strict" } as const;
    const transaction = this.#database.transaction([TABLES, ENTRIES], "readwrite", options);
    const next = new Map<string, number>();
    for (const { table, entries, summary } of all) {
      let number = next.get(table) ?? this.#next.get(table) ?? 0;
      for (const entry of entries) transaction.objectStore(ENTRIES).add(entry, [table, number++]);
      transaction.objectStore(TABLES).put({ table, summary, changed: Date.now() });
      next.set(table, number);
    }
    await committed(transaction);
    for (const [table, number] of next) this.#next.set(table, number);
  }

  async keepAnalysis({ table, match, version, body }: Analysed): Promise<void> {
    const transaction = this.#database.transaction(ANALYSES, "readwrite");
    transaction.objectStore(ANALYSES).put({ match, version, body }, [table, match]);
    await committed(transaction);
  }

  async clear(): Promise<void> {
    const all = [TABLES, ENTRIES, ANALYSES];
    const transaction = this.#database.transaction(all, "readwrite");
    for (const each of all) transaction.objectStore(each).clear();
    await committed(transaction);
    this.#next.clear();
  }

  #read(name: string): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name);
  }
}

/** The tables that are kept, for a list; none if nothing may be kept. */
export async function keptTables(): Promise<KeptTable[]> {
  try {
    const known = await indexedDB.databases?.();
    if (known && !known.some(({ name }) => name === NAME)) return [];
    const store = await Store.open();
    try {
      return await store.tables();
    } finally {
      store.close();
    }
  } catch {
    return [];
  }
}
