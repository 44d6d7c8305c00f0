/** Languages, written in their own scripts as in the owner's file, with their BCP 47 codes. */
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
