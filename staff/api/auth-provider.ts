import type { AuthProvider } from 'react-admin'
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
	saya.catch(forgetMe)
	return saya
}

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
