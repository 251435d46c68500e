/** Public places, which have no owner, and where one comes or goes to. */
export const OPEN_PLACES: readonly string[] =
  'சந்தை மைதானம் சாலை கோயில் கோவில் பூங்கா நூலகம் கடற்கரை பேருந்து காடு ஆறு கடல் மலை'.split(' ')
