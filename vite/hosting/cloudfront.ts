import { readFile } from 'node:fs/promises';
import { CACHE_CONTROL } from './caching.ts';
import type { Headers } from './security-headers.ts';
import type { BuiltSite } from './site.ts';

const FUNCTION_FILE = new URL('./cloudfront-function.js', import.meta.url);

/**
 * What S3 with CloudFront needs, by file name: the function that finds pages, the policy that adds the headers, what to
 * answer where an object is missing, and the upload, for S3 keeps Cache-Control with each object.
 */
export async function cloudfrontFiles({
  headers,
}: BuiltSite): Promise<Readonly<Record<string, string>>> {
  return {
    'viewer-request.js': await readFile(FUNCTION_FILE, 'utf8'),
    'response-headers-policy.json': json(responseHeadersPolicy(headers)),
    'custom-error-responses.json': json(CUSTOM_ERROR_RESPONSES),
    'upload.sh': UPLOAD,
  };
}

/** S3 answers 403 for a missing object where the distribution may not list the bucket. */
const CUSTOM_ERROR_RESPONSES = {
  Quantity: 2,
  Items: [403, 404].map((status) => ({
    ErrorCode: status,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  })),
};

/** The input of `aws cloudfront create-response-headers-policy`, which has fields of its own for the common headers. */
function responseHeadersPolicy(headers: Headers) {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': _nosniff,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frame,
    ...others
  } = headers;
  const items = Object.entries(others).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return {
    Name: 'website-security-headers',
    Comment: 'Written by the build of the website',
    SecurityHeadersConfig: {
      ...(policy && { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy } }),
      ...(transport && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes('includeSubDomains'),
          Preload: transport.includes('preload'),
        },
      }),
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      FrameOptions: { Override: true, FrameOption: frame },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}

/** Pages last, so that none names an asset that is not there yet; nothing is deleted, for open pages still ask for it. */
const UPLOAD = `#!/bin/sh
# Usage, from the project's folder: sh deploy/cloudfront/upload.sh BUCKET
set -eu
bucket="\${1:?Name the bucket}"
aws s3 sync dist/assets "s3://$bucket/assets" --cache-control "${CACHE_CONTROL.asset}"
aws s3 sync dist "s3://$bucket" --exclude "assets/*" --exclude "*.html" --exclude "_headers" --exclude ".*" --cache-control "${CACHE_CONTROL.other}"
aws s3 sync dist "s3://$bucket" --exclude "*" --include "*.html" --cache-control "${CACHE_CONTROL.page}"
`;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
