/** The package ships no types; scripts/build-fonts.ts says what it uses. */
declare module 'subset-font';
