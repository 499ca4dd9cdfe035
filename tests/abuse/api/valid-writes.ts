import type { AnyCall } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import type { TestRequest } from '../../support/test-api.ts'
import type { Person } from './test-person.ts'

/** Every call that writes. */
export const writing = (Object.entries(calls) as [CallName, AnyCall][]).filter(([, { method }]) => method !== 'GET')

/** A request of this person that would change something; a new writing call has to join. */
export const validWrites = (person: Person): { [Name in CallName]?: TestRequest } => ({
	createKomentar: { body: { artikelId: '1', nama: 'Siti', komentar: 'Bagus' } },
	createDrafWa: { body: { kode: '7KQ4', dokterId: '1', tanggal: '2026-11-17', jaminan: 'BPJS' } },
	createKeranjang: { body: { pasienId: person.pasienId, shopItemId: '2' } },
	removeKeranjang: { body: [{ id: person.keranjangId }] },
	createPasien: { body: { nama: 'Anak Siti' } },
	updatePasien: { params: { id: person.pasienId }, body: { nama: 'Siti Dua' } },
	createMember: { body: { nama: 'Wati' } },
	createReservasi: { body: { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' } },
	rescheduleReservasi: { params: { kode: person.kode }, body: { tanggalVisit: '2026-11-18' } },
	cancelReservasi: { params: { kode: person.kode }, body: {} },
	verifyReservasi: { body: { kode: person.kode, noTelpAkhir: '0000' } },
	createWebVisitor: { body: { routeName: 'beranda', dokterId: '1' } },
	createHubungi: { body: { jenis: 'telepon' } },
	removePasien: { params: { id: person.otherPasienId } },
	updatePerangkat: { params: { id: person.perangkatId }, body: { nama: 'Ponsel Siti' } },
	removePerangkat: { params: { id: person.perangkatId } },
	decideEmail: { body: { tujuan: 'konfirmasi', token: person.mailToken } },
	usePindah: { body: { token: person.token } },
})

/** After these what they were about is gone: the next one needs another person. */
export const usesUp: CallName[] = [
	'removeKeranjang',
	'createReservasi',
	'cancelReservasi',
	'removePasien',
	'forgetPerangkat',
	'removePerangkat',
	'deleteMember',
	'usePindah',
	// It ends the caller's device.
	'createMember',
]
