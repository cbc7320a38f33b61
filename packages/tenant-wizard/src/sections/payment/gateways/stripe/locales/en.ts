export const stripeTexts = {
  failedText:
    'They come from Stripe, our payment company. The connection or a content blocker may be in the way. Nothing you entered is lost.',
  refused: 'The card was declined. Check its details, or use another card.',
  unchecked: 'We cannot check the card right now. Nothing was charged; try again.',
} as const;
