// Packages of bench/ that are not installed when the types of the whole repository are checked.
declare module 'lighthouse';
declare module 'lighthouse/core/lib/page-functions.js';
declare module 'selfsigned';
