import { expect, it } from 'vitest';
import { addedLinesOf } from './change.ts';

it('reads the lines that a diff adds, and none of a file that only loses some', () => {
  const diff = `diff --git a/x.ts b/x.ts
--- a/x.ts
+++ b/x.ts
@@ -3 +3,2 @@ function x() {
-a
+b
+c
@@ -9,0 +11 @@
+d
diff --git a/y.ts b/y.ts
--- a/y.ts
+++ b/y.ts
@@ -4,2 +3,0 @@
-a
-b
diff --git a/gone.ts b/gone.ts
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-a
`;
  expect(addedLinesOf(diff)).toEqual(
    new Map([
      ['x.ts', new Set([3, 4, 11])],
      ['y.ts', new Set()],
    ]),
  );
});
