import { expectTypeOf, test } from "vitest";
import type {
  Change,
  Create,
  FaceToFaceView,
  Me,
  Offer,
  Option,
  SeatFacts,
  Steps,
  TheGameAction,
  TheGameOptions,
  Update,
  View,
  Way,
} from "./types.ts";

test("the types are as exact as the schema", () => {
  expectTypeOf<Update["n"]>().toEqualTypeOf<number>();
  expectTypeOf<FaceToFaceView["piles"]>().toEqualTypeOf<readonly (readonly number[])[]>();
  expectTypeOf<TheGameOptions["minimum"]>().toEqualTypeOf<2 | 3>();
  expectTypeOf<Option["values"]>().toEqualTypeOf<readonly (number | string)[]>();
  expectTypeOf<SeatFacts>().toEqualTypeOf<Readonly<SeatFacts>>();
});

test("the types of messages have those of their game in them", () => {
  expectTypeOf<Update<"face-to-face">["view"]>().toEqualTypeOf<FaceToFaceView | null | undefined>();
  expectTypeOf<Offer<"the-game">["actions"]>().toEqualTypeOf<readonly TheGameAction[]>();
  expectTypeOf<Offer<"the-game">["fallback"]>().toEqualTypeOf<TheGameAction | null>();
  expectTypeOf<Steps["steps"][number]["view"]>().toEqualTypeOf<View>();
  expectTypeOf<Way<"the-game">["action"]>().not.toBeAny();
});

test("what clients send may leave out defaults; what the server tells has them", () => {
  expectTypeOf<Create>().toExtend<{ settings?: Change }>();
  expectTypeOf<{ game: string }>().toExtend<Create>();
  expectTypeOf<Me["avatar"]>().toEqualTypeOf<string | null>();
});
