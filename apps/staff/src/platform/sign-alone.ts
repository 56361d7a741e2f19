/** Of a button whose words a phone leaves out: as square as its sign, which stands in its middle. */
export const signAloneClass = 'max-sm:min-w-11 max-sm:gap-0 max-sm:px-2.5'
