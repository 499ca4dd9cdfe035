export interface Limit {
	points: number
	/** In seconds. */
	duration: number
	/** Counted in each process alone: sharing the count would cost as much as the read. */
	perProcess?: true
}

/** The reasons for these figures: docs/decisions/0019. */
export const limits = {
	baca: { points: 3000, duration: 60, perProcess: true },
	cari: { points: 600, duration: 60, perProcess: true },
	visitor: { points: 1200, duration: 60, perProcess: true },
	/** Visitor records of one day. Those over the limit are not stored. */
	kunjunganAlamat: { points: 5000, duration: 86_400 },
	kunjunganSemua: { points: 200_000, duration: 86_400 },
	/** New members and patients of one day, by visitors; the desk is not counted. */
	memberAlamat: { points: 1000, duration: 86_400 },
	memberSemua: { points: 20_000, duration: 86_400 },
	pasienAlamat: { points: 2000, duration: 86_400 },
	pasienSemua: { points: 40_000, duration: 86_400 },
	komentar: { points: 6, duration: 60 },
	draf: { points: 60, duration: 600 },
	member: { points: 120, duration: 600 },
	/** Per member; without one, per address. */
	reservasi: { points: 60, duration: 600 },
	tulis: { points: 120, duration: 60 },
	/** Only wrong codes count, so that looking at one's own reservation is never refused. */
	kodeSalah: { points: 30, duration: 600 },
	pindahSalah: { points: 30, duration: 600 },
	/** Per reservation: every change with the phone number's last digits counts, so that they cannot be guessed. */
	angkaTelp: { points: 10, duration: 86_400 },
	/** Per address or known device. A whole shift signs in behind one address; wrong passwords of one account are counted apart. */
	stafMasuk: { points: 60, duration: 600 },
	/** Per account: a desk rarely needs more. */
	lihatNik: { points: 30, duration: 3600 },
	/** Per account, so that nobody's mailbox is filled. */
	lupaSandi: { points: 3, duration: 3600 },
	/** Per key of another system. */
	integrasi: { points: 600, duration: 60 },
	/** Per address: only wrong keys count. */
	kunciSalah: { points: 30, duration: 600 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
