import { foldText } from './fold-text.ts'
import { phoneText } from './reservasi-search-text.ts'

/** The searchable text of a patient: the name and the phone number, one line each. */
export const pasienSearchText = ({ nama, noTelp }: { nama: string; noTelp: string }): string =>
	[foldText(nama), phoneText(noTelp)].join('\n')
