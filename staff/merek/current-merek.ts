import type { Merek } from '../../contract/merek/merek.ts'
import type { Palet } from '../../contract/merek/merek-warna.ts'

/** The brand at the time the page was loaded. */
interface CurrentMerek extends Merek {
	palet: Palet
}

/** Vite serves the page in development without a brand, and unit tests have no page. */
const withoutServer: CurrentMerek = {
	namaPendek: '',
	namaToko: 'Shop',
	lambang: null,
	warnaUtama: null,
	warnaPendamping: null,
	warnaTema: '#063534',
	versi: '0',
	palet: {},
}

/** The server writes it into the page (server/staff/shell/serve-staff-app.ts). */
const written = globalThis.document?.getElementById('merek')?.textContent

export const currentMerek: CurrentMerek = written ? JSON.parse(written) : withoutServer
