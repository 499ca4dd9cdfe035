import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Facts } from './outbox.ts'

interface Visit {
	status: string
	tanggalVisit: string
}

/** Whether the desk and the patient still expect a visit. */
export const isOpen = ({ status }: Pick<Visit, 'status'>): boolean => status === 'baru' || status === 'dikonfirmasi'

/** A reminder is for the day before: late, or after a change, it would confuse. */
export const isReminderDue = (facts: Facts, visit: Visit, now: number): boolean =>
	isOpen(visit) && visit.tanggalVisit === facts.tanggal && tanggalWib(now) < visit.tanggalVisit

export const REMINDER_SKIPPED = 'Pengingat tidak perlu lagi: reservasi sudah berubah atau waktunya lewat.'
