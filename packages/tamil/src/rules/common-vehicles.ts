/** What people travel in. */
export const COMMON_VEHICLES: readonly string[] =
  'பேருந்து ரயில் இரயில் தொடர்வண்டி வண்டி கார் மகிழுந்து கப்பல் விமானம் மிதிவண்டி படகு'.split(' ')
