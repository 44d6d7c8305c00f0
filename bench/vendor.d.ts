/*
 * The little that the benchmark uses of its own packages. Declared here, so that the types of the whole repository can
 * be checked where those packages are not installed.
 */

declare module 'lighthouse' {
  interface Audit {
    id: string;
    title: string;
    score: number | null;
    numericValue?: number;
  }
  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  interface Result {
    runtimeError?: { code: string; message: string };
    environment: { benchmarkIndex: number; hostUserAgent: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  }
  export default function lighthouse(
    url: string,
    flags: {
      port: number;
      logLevel: 'error';
      throttlingMethod: 'devtools' | 'simulate';
      onlyCategories: string[];
      throttling: { cpuSlowdownMultiplier: number };
    },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: { computeBenchmarkIndex: () => number };
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}

declare module 'selfsigned' {
  export function generate(
    attributes: { name: string; value: string }[],
    options: { keyType: 'ec'; algorithm: 'sha256' },
  ): Promise<{ private: string; cert: string }>;
}
