import { useRecordContext } from 'react-admin'

const hari = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
const waktu = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Jakarta' })

/** A moment as the hospital's calendar has it, wherever the reader sits. */
export function TanggalField({ source, jam = false }: { source?: string; jam?: boolean }) {
	const moment = useRecordContext()?.[source ?? '']
	return moment ? (jam ? waktu : hari).format(moment) : null
}
