/** Languages in their own scripts, as an owner writes them, with their codes (BCP 47). */
export const languageCodes = {
  English: 'en',
  हिन्दी: 'hi',
  বাংলা: 'bn',
  मराठी: 'mr',
  తెలుగు: 'te',
  தமிழ்: 'ta',
  ગુજરાતી: 'gu',
  ಕನ್ನಡ: 'kn',
  മലയാളം: 'ml',
  ਪੰਜਾਬੀ: 'pa',
  ଓଡ଼ିଆ: 'or',
  অসমীয়া: 'as',
  اردو: 'ur',
} as const;

export type LanguageName = keyof typeof languageCodes;
