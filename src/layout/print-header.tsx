interface PrintHeaderProps {
  name: string;
  phone: string;
  /** The page's address, so that a sheet of paper leads back to it. */
  address: string;
}

/** The brand and the address, printed in place of the header with its menus. */
export function PrintHeader({ name, phone, address }: PrintHeaderProps) {
  return (
    <p className="print-only mb-2 border-b border-ink-900 pb-1">
      <b className="font-serif">{name}</b> {phone} · {address}
    </p>
  );
}
