import type { NumberKind } from '@/law/numbers/registered-numbers';

/** What people type into the search about a number, by its kind; each is read on the page that leads to such a number. */
export const numberPhrases: Readonly<Record<NumberKind, string>> = {
  gstin: `
    gst number check, verify gst number, check gstin, gstin meaning, what does a gst number mean, gst number format,
    read gst number, fake gst number, gst number sahi hai kya, gst number asli hai kya, gst number kaise check kare,
    gstin check digit`,
  pan: `
    pan number meaning, check pan number, pan format, pan fourth letter meaning, read pan, verify pan, pan number ka matlab`,
  tan: `tan number meaning, check tan number, verify tan, tan format, read tan, tan number kaise check kare`,
  cin: `
    cin number meaning, check cin, cin format, read cin, company number meaning, verify cin, cin number ka matlab,
    check company number`,
  din: `din number meaning, check din number, verify din, read din, director number check`,
  llpin: `llpin meaning, check llpin, read llpin, llp number check, verify llpin`,
  udyam: `udyam number check, verify udyam number, read udyam number, udyam number meaning, msme number check`,
  fssai: `
    fssai number check, verify fssai number, food licence number check, fssai number meaning, read fssai number,
    fssai number asli hai kya, 14 digit number on packet meaning`,
  iec: `iec number check, verify iec, read iec, iec number meaning, iec code check`,
};
