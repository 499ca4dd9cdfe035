import type { AnyCall } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import { KODE_ALPHABET } from '../../../contract/reservasi/kode-alphabet.ts'
import type { TestRequest } from '../../support/test-api.ts'
import type { Person } from './test-person.ts'

export interface Rule {
	/** What a caller who is no member gets. */
	nobody: 'BELUM_TERDAFTAR' | 'TIDAK_DITEMUKAN' | 'open'
	/** The call about somebody's own things. */
	about?: (person: Person) => TestRequest
	/** A reservation code may be shared: it shows the names alone. */
	showsNames?: boolean
}

export const visit = { atasNama: 'Penyusup', noTelp: '0899', tanggalVisit: '2026-11-17' }

/** Every personal call; one that is missing here fails ownership.db.test.ts. */
export const rules: { [Name in CallName]?: Rule } = {
	listKeranjang: { nobody: 'open' },
	listHariKunjungan: { nobody: 'open' },
	createKeranjang: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ pasienId }) => ({ body: { pasienId, shopItemId: '1' } }),
	},
	removeKeranjang: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ keranjangId }) => ({ body: [{ id: keranjangId }] }),
	},
	listPasien: { nobody: 'BELUM_TERDAFTAR' },
	getPasien: { nobody: 'BELUM_TERDAFTAR', about: ({ pasienId }) => ({ params: { id: pasienId } }) },
	createPasien: { nobody: 'BELUM_TERDAFTAR' },
	updatePasien: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ pasienId }) => ({ params: { id: pasienId }, body: { alamatLengkap: 'Jalan Penyusup' } }),
	},
	createMember: { nobody: 'open' },
	createReservasi: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ key }) => ({ headers: { 'idempotency-key': key }, body: visit }),
	},
	getReservasiByKode: { nobody: 'open', about: ({ kode }) => ({ params: { kode } }), showsNames: true },
	rescheduleReservasi: {
		nobody: 'TIDAK_DITEMUKAN',
		about: ({ kode }) => ({ params: { kode }, body: { tanggalVisit: '2026-11-19' } }),
	},
	cancelReservasi: { nobody: 'TIDAK_DITEMUKAN', about: ({ kode }) => ({ params: { kode }, body: {} }) },
	verifyReservasi: {
		nobody: 'TIDAK_DITEMUKAN',
		about: ({ kode }) => ({ body: { kode, noTelpAkhir: '0000' } }),
	},
	getMemberData: { nobody: 'BELUM_TERDAFTAR' },
	updatePerangkat: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ perangkatId }) => ({ params: { id: perangkatId }, body: { nama: 'Ponsel Penyusup' } }),
	},
	removePerangkat: { nobody: 'BELUM_TERDAFTAR', about: ({ perangkatId }) => ({ params: { id: perangkatId } }) },
	forgetPerangkat: { nobody: 'BELUM_TERDAFTAR' },
	deleteMember: { nobody: 'BELUM_TERDAFTAR' },
	removePasien: { nobody: 'BELUM_TERDAFTAR', about: ({ otherPasienId }) => ({ params: { id: otherPasienId } }) },
	createPindah: { nobody: 'BELUM_TERDAFTAR' },
	// With an unknown code; another member's code is tried below.
	usePindah: { nobody: 'TIDAK_DITEMUKAN' },
}

export const personal = (Object.entries(calls) as [CallName, AnyCall][]).filter(
	([, call]) => call.audience === 'member',
)
export const ruled = personal.flatMap(([name]) => {
	const rule = rules[name]
	return rule ? [{ name, ...rule }] : []
})
export const aboutThings = ruled.flatMap(({ name, about, ...rule }) => (about ? [{ name, about, ...rule }] : []))

/** Well-formed ids that do not exist. */
export const missing: Person = {
	memberId: 'e'.repeat(32),
	cookie: `member=${'e'.repeat(32)}`,
	perangkatId: 'e'.repeat(32),
	pasienId: 'e'.repeat(32),
	otherPasienId: 'e'.repeat(32),
	keranjangId: 'e'.repeat(32),
	kode: KODE_ALPHABET.slice(0, 15),
	key: 'kunci-siapa',
	token: 'e'.repeat(32),
	mailToken: 'e'.repeat(44),
	secrets: [],
	names: [],
	personal: [],
}

/** What a call needs beside what it is about. */
export const validBody = (name: CallName): TestRequest => {
	if (name === 'createPasien' || name === 'createMember') return { body: { nama: 'Penyusup' } }
	return name === 'usePindah' ? { body: { token: missing.token } } : {}
}

/** Fields by which a request names something: those of its path, and of its body those called so. */
export function idFields({ params, body }: AnyCall): string[] {
	const item = body.element ?? body
	return [
		...Object.keys(params.shape),
		...Object.keys(item.shape ?? {}).filter((name) => /^(id|token)$|Id$/.test(name)),
	]
}
