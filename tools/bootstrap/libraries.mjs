/** Debian's packages of the libraries that are known to be missing on a small system. */
const packages = /** @type {Record<string, string>} */ ({
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
});

/**
 * The shared library for want of which a program did not start, or undefined when that was not the reason.
 *
 * @param {string} complaint what the program's start wrote on standard error
 */
export function missingLibrary(complaint) {
  return /error while loading shared libraries: ([^:\s]+):/.exec(complaint)?.[1];
}

/**
 * Debian's package of a library, when it is known.
 *
 * @param {string} library
 */
export function packageOf(library) {
  return packages[library];
}

/**
 * One sentence about a program that does not start for want of a library: which one, and how to get it.
 *
 * @param {string} program
 * @param {string} library
 */
export function librarySentence(program, library) {
  const known = packageOf(library);
  const how = known
    ? `install it ("apt-get install ${known}" on Debian and Ubuntu)`
    : `install the package that brings it ("apt-file search ${library}" names it on Debian and Ubuntu)`;
  return `${program} cannot start without the library ${library}, which this system lacks: ${how} and run the command again.`;
}
