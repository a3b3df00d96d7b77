const packages = /** @type {Record<string, string>} */ ({
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
});

/**
 * The shared library missing when a program failed to start; undefined for any other cause.
 * @param {string} complaint the program's standard error
 */
export function missingLibrary(complaint) {
  return /error while loading shared libraries: ([^:\s]+):/.exec(complaint)?.[1];
}

/** Undefined when not known. @param {string} library */
export function packageOf(library) {
  return packages[library];
}

/**
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
