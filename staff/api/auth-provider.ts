import type { AuthProvider, HttpError } from 'react-admin'
import { type Aksi, boleh, type Peran } from '../../contract/staf/hak.ts'
import { callApi } from './call-api.ts'

export interface Saya {
	id: string
	nama: string
	email: string
	peran: Peran
	totpAktif: boolean
}

/** react-admin asks on every step who is there; the server is asked that often at most. */
const KNOWN_FOR_MS = 30_000

let known: { saya: Promise<Saya>; until: number } | undefined

/** Who is signed in; rejects when nobody is. */
export function whoAmI(): Promise<Saya> {
	if (known && known.until > Date.now()) return known.saya
	const saya = callApi<Saya>('GET', '/saya').then(({ data }) => data)
	known = { saya, until: Date.now() + KNOWN_FOR_MS }
	saya.then(
		() => {
			wasIn = true
			isEnded = false
		},
		({ status }: HttpError) => {
			forgetMe()
			isEnded ||= wasIn && status === 401
		},
	)
	return saya
}

let wasIn = false
let isEnded = false

/** Whether somebody was in whom the server no longer knows: the door says why they stand before it. */
export const isSessionEnded = () => isEnded

// Writing is doing something too, though nothing is sent for long.
document.addEventListener('input', () => known && whoAmI().catch(() => {}))

export function forgetMe(): void {
	known = undefined
}

/** What react-admin calls an action, in the words of the table of rights. */
const aksi: Record<string, Aksi> = {
	...{ list: 'lihat', show: 'lihat', export: 'lihat', create: 'buat', clone: 'buat', edit: 'ubah', delete: 'hapus' },
}

export const authProvider: AuthProvider = {
	// The pages of the door have signed in already: with password alone, or with a code after it.
	login: async () => forgetMe(),
	async logout() {
		if (known) await callApi('POST', '/keluar').catch(() => {})
		wasIn = false
		forgetMe()
	},
	async checkAuth() {
		await whoAmI()
	},
	async checkError({ status }: { status?: number }) {
		if (status !== 401) return
		forgetMe()
		throw new Error('Sesi Anda telah berakhir.')
	},
	async getIdentity() {
		const { id, nama } = await whoAmI()
		return { id, fullName: nama }
	},
	getPermissions: async () => (await whoAmI()).peran,
	canAccess: async ({ resource, action }) => boleh((await whoAmI()).peran, resource, aksi[action] ?? (action as Aksi)),
}
