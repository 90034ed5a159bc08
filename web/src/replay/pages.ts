import type { Facts } from "../words/reader.ts";

/** A move or, with `chance`, a shuffle; a move may tell when it was made and who came too late. */
export interface Entry extends Facts {
  readonly seat?: number;
  readonly do?: string;
  readonly chance?: string;
  readonly t?: number;
  readonly lost?: readonly number[];
}

/** So many steps the server tells at once. */
export const PAGE = 64;

/** The steps of a match, fetched page by page when they are wanted, each page once. */
export class Pages<S> {
  readonly #read: (from: number) => Promise<{ readonly steps: readonly S[] }>;
  readonly #arrived: () => void;
  readonly #there = new Map<number, readonly S[]>();
  readonly #coming = new Map<number, Promise<readonly S[]>>();

  constructor(
    read: (from: number) => Promise<{ readonly steps: readonly S[] }>,
    arrived: () => void = () => undefined,
  ) {
    this.#read = read;
    this.#arrived = arrived;
  }

  /** The step, if it is there already. */
  peek(index: number): S | null {
    return this.#there.get(pageOf(index))?.[index % PAGE] ?? null;
  }

  async step(index: number): Promise<S | null> {
    return this.peek(index) ?? (await this.#page(pageOf(index)))[index % PAGE] ?? null;
  }

  /** Have the pages around a step soon; what fails now is fetched when it is needed. */
  prefetch(index: number, total: number): void {
    for (const page of [pageOf(index + PAGE / 2), pageOf(Math.max(0, index - PAGE / 2))])
      if (page * PAGE < total) this.#page(page).catch(() => undefined);
  }

  /** What is there of the page of a step and of its neighbours, in order. */
  around(index: number): readonly (readonly [number, S])[] {
    const page = pageOf(index);
    return [page - 1, page, page + 1].flatMap((each) =>
      (this.#there.get(each) ?? []).map((step, i) => [each * PAGE + i, step] as const),
    );
  }

  #page(page: number): Promise<readonly S[]> {
    const there = this.#there.get(page);
    if (there) return Promise.resolve(there);
    const coming = this.#coming.get(page) ?? this.#fetch(page);
    this.#coming.set(page, coming);
    return coming;
  }

  async #fetch(page: number): Promise<readonly S[]> {
    try {
      const { steps } = await this.#read(page * PAGE);
      this.#there.set(page, steps);
      this.#arrived();
      return steps;
    } finally {
      this.#coming.delete(page);
    }
  }
}

function pageOf(index: number): number {
  return Math.floor(index / PAGE);
}
