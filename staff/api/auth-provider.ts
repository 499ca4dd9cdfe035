import type { AuthProvider } from 'react-admin'
import { type Aksi, boleh, type Peran } from '../../contract/staff/permissions.ts'
import { API, callApi } from './call-api.ts'
import { setSignedIn, type Who } from './sign-in-again.ts'

export interface Saya extends Who {
	nama: string
	peran: Peran
	totpAktif: boolean
}

/** react-admin asks on every step who is there; the server is asked that often at most. */
const KNOWN_FOR_MS = 30_000

let known: { saya: Promise<Saya>; until: number } | undefined

/** Who is signed in; rejects when nobody is. */
export function currentUser(): Promise<Saya> {
	if (known && known.until > Date.now()) return known.saya
	const saya = callApi<Saya>('GET', '/saya').then(({ data }) => data)
	known = { saya, until: Date.now() + KNOWN_FOR_MS }
	saya.then(setSignedIn, forgetCurrentUser)
	return saya
}

// Writing is doing something too, though nothing is sent for long.
document.addEventListener('input', () => known && currentUser().catch(() => {}))

/** Links to the API are followed by the browser, which would show who is no longer in nothing but a refusal. */
const LINK = `a[href^="${API}/"]`
const followed = new WeakSet<Element>()
document.addEventListener(
	'click',
	(event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK)
		if (!link || followed.delete(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		const follow = () => {
			followed.add(link)
			link.click()
		}
		currentUser().then(follow, follow)
	},
	true,
)

export function forgetCurrentUser(): void {
	known = undefined
}

/** What react-admin calls an action, in the words of the table of rights. */
const aksi: Record<string, Aksi> = {
	list: 'lihat',
	show: 'lihat',
	export: 'lihat',
	create: 'buat',
	clone: 'buat',
	edit: 'ubah',
	delete: 'hapus',
}

export const authProvider: AuthProvider = {
	// The pages of the door have signed in already: with password alone, or with a code after it.
	login: async () => forgetCurrentUser(),
	async logout() {
		setSignedIn(undefined)
		if (known) await callApi('POST', '/keluar').catch(() => {})
		forgetCurrentUser()
	},
	async checkAuth() {
		await currentUser()
	},
	// Whoever's session has ended is let in again by `callApi`, where they are.
	checkError: async () => {},
	async getIdentity() {
		const { id, nama } = await currentUser()
		return { id, fullName: nama }
	},
	getPermissions: async () => (await currentUser()).peran,
	async canAccess({ resource, action }) {
		const named = aksi[action]
		return named !== undefined && boleh((await currentUser()).peran, resource, named)
	},
}
