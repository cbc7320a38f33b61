/** Inline styles of e-mails, since many mail clients ignore stylesheets. */
export const mailStyle = {
  page: 'margin:0;padding:24px 16px;background:#f6f5f2;color:#1f1d1a;font:16px/1.5 "Hanken Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif',
  sheet: 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e6e3dd;border-radius:10px',
  brand: 'margin:0 0 24px;font-size:20px;font-weight:600;letter-spacing:-.015em;color:#0b5964',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600;letter-spacing:-.015em',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5964;color:#ffffff;font-weight:500;text-decoration:none',
  small: 'margin:0 0 16px;font-size:13px;color:#524d47;overflow-wrap:anywhere',
  link: 'color:#0b5964',
  closing: 'max-width:520px;margin:16px auto 0;font-size:13px;color:#524d47',
} as const;
