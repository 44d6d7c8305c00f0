import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderAlone, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '@/lib/query-client';

/** Wraps a component in the query client that the app provides at its root. */
export function inApp(ui: ReactNode): ReactNode {
  return <QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>;
}

export function render(ui: ReactNode): RenderResult {
  return renderAlone(ui, { wrapper: ({ children }) => inApp(children) });
}

/** Renders a component at an address. The returned function goes to another address. */
export function renderAt(path: string, ui: ReactNode): (to: string) => void {
  const { hook, navigate } = memoryLocation({ path });
  render(<Router hook={hook}>{ui}</Router>);
  return navigate;
}
