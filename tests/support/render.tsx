import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderAlone, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '@/lib/query-client';

/** With the query client around it that the app provides at its root. */
export function inApp(ui: ReactNode): ReactNode {
  return <QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>;
}

export function render(ui: ReactNode): RenderResult {
  return renderAlone(ui, { wrapper: ({ children }) => inApp(children) });
}
