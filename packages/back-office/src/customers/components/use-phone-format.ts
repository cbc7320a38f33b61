import { useEffect, useState } from 'react';

type FormatPhone = (phone: string) => string;

const unchanged: FormatPhone = (phone) => phone;

/** Writes phones in groups, `+386 40 512 883`. The rules of all countries load after the page. */
export function usePhoneFormat(): FormatPhone {
  const [format, setFormat] = useState<FormatPhone>(() => unchanged);
  useEffect(() => {
    let isGone = false;
    import('@atrium/validators/phone').then(
      ({ formatPhone }) => isGone || setFormat(() => (phone: string) => formatPhone(phone)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return format;
}
