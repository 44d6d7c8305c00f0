/** Copies of modules, as they are while nobody has fetched the code that they ask for: test files share the modules themselves. */
declare module '@/features/chat/chat-widget?code-not-fetched' {
  export * from '@/features/chat/chat-widget';
}
declare module '@/features/search/use-search-dialog?code-not-fetched' {
  export * from '@/features/search/use-search-dialog';
}
