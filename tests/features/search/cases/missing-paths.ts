import { queriesBySlug } from './queries';

/** Addresses without a page, each after the service to suggest first. Two are dead links of the specification (section 2). */
export const missingPaths = queriesBySlug(`
international-ip-protection: /services/international-ip
ip-litigation-support: /services/ip-litigation
gst-registration: /services/gst-regsitration | /gst
gst-filing: /services/GST_Filing/
private-limited-company: /services/privatelimitedcompany | /company-registration
trademark-registration: /blog/how-to-register-a-trademark-in-india
income-tax-filing: /services/incometax-filing | /en/services/income-tax-return
fssai-registration: /fssai.html | /services/food-license
trade-license: /services/Trade%20License | /services/shop-act-license
import-export-code: /iec-code.php
llp-registration: /services/company/llp
ngo-registration: /services/12a-80g
corporate-consultation: /services/close-company
`);

/** Addresses without a page, and the query that the 404 page makes from each. */
export const queriesByPath: readonly (readonly [path: string, query: string])[] = [
  ['/gst/filing', 'gst filing'],
  ['/gst_filing+help', 'gst filing help'],
  ['/gst%20filing', 'gst filing'],
  ['/gst.php5', 'gst'],
  ['/form.gst/filing.aspx', 'form.gst filing'],
  ['/gst.filings', 'gst.filings'],
  ['/gst%', 'gst%'],
  ['/EN/blog/Category/gst', 'gst'],
  ['/service/services/product/products/page/pages/post/posts/blogs/article/articles/gst', 'gst'],
  ['/categories/tag/tags/hi/in/www/home/india/index/login/admin/user/cart/feed/gst', 'gst'],
  ['/xblogx/gst', 'xblogx gst'],
  ['/about-us-our-we-my-the-and-of-for-to-how-gst', 'gst'],
  ['/custom-gst', 'custom gst'],
];
