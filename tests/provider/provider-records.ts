import { randomBytes, randomUUID } from 'node:crypto'
import type { Entity } from './present-entity.ts'

export interface Member {
	id: number
	nama: string
	noTelp: string
	email: string
	/** What the member's cookie holds. */
	token: string
}

export interface Pasien {
	id: number
	memberId: number
	own: boolean
	fields: Entity
}

export interface KeranjangLine {
	id: number
	memberId: number
	pasienId: number
	shopItem: Entity
}

export interface Reservasi {
	kode: string
	memberId: number
	fields: Entity
}

export interface ReceivedRequest {
	method: string
	path: string
	query: URLSearchParams
	cookie: string
	body: unknown
	/** When it arrived. */
	at: number
}

/** What visitors sent, in memory. */
export class ProviderRecords {
	members: Member[] = []
	pasien: Pasien[] = []
	keranjang: KeranjangLine[] = []
	reservasi: Reservasi[] = []
	pengunjung: Entity[] = []
	komentar: Entity[] = []
	/** Every request to the API, oldest first. */
	requests: ReceivedRequest[] = []
	#lastId = 5000

	nextId(): number {
		this.#lastId += 1
		return this.#lastId
	}

	newToken(): string {
		return randomUUID()
	}

	newKode(): string {
		return `MLT-${randomBytes(4).toString('hex').toUpperCase()}`
	}
}
