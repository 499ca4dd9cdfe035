import type { Generated } from 'kysely'

export interface NotificationSchema {
	notifikasi: NotifikasiTable
	webhook: WebhookTable
	kotakKeluar: KotakKeluarTable
}

/** One row: what is sent to whom. An empty text stands for the default. */
export interface NotifikasiTable {
	id: string
	/** 1 when the server was last started with SMTP_URL. */
	surelTersedia: Generated<number>
	/** 1 when patients get e-mail about their reservation. */
	surelPasien: Generated<number>
	/** 1 when patients get a reminder on the day before. */
	pengingat: Generated<number>
	/** JSON: the roles whose staff are notified of a new reservation; and further addresses, one per line. */
	reservasiPeran: Generated<string>
	reservasiAlamat: Generated<string>
	reservasiCara: Generated<'langsung' | 'harian'>
	/** The same for a new comment. */
	komentarPeran: Generated<string>
	komentarAlamat: Generated<string>
	komentarCara: Generated<'langsung' | 'harian'>
	/** The hour of the daily digest in WIB. */
	ringkasanJam: Generated<number>
	/** Days until a row of the outbox that is done is deleted. */
	simpanHari: Generated<number>
	surelDibuat: Generated<string>
	surelDikonfirmasi: Generated<string>
	surelDijadwalkanUlang: Generated<string>
	surelDiubah: Generated<string>
	surelPengingat: Generated<string>
	surelBatal: Generated<string>
}

export interface WebhookTable {
	id: string
	nama: string
	url: string
	/** Encrypted, see server/keys/webhook-secrets.ts. */
	rahasia: string
	/** JSON: the events that it gets. */
	peristiwa: string
	/** 1 when name and phone number are sent too. */
	dataPribadi: Generated<number>
	aktif: Generated<number>
	createdAt: number
}

/** One message to one recipient. It names no patient: names and addresses are read when it is sent. */
export interface KotakKeluarTable {
	/** Also the `webhook-id`, and the Message-ID of an e-mail. */
	id: string
	peristiwa: string
	saluran: 'surel' | 'webhook'
	/** The address of staff; null for the patient and for a webhook. */
	alamat: string | null
	webhookId: string | null
	reservasiId: string | null
	komentarId: string | null
	/** JSON: facts of the time of the event, such as code and day. */
	isi: string
	/** `dilewati`: what it reports no longer applies. */
	status: Generated<'menunggu' | 'terkirim' | 'gagal' | 'dilewati'>
	percobaan: Generated<number>
	/** When it is due. A worker that sends it moves this ahead; after a crash it is due again then. */
	berikutAt: number
	/** Why the last attempt failed; empty without one. */
	galat: Generated<string>
	createdAt: number
	terkirimAt: number | null
}
