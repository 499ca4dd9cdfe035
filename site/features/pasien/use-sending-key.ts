import { useRef } from 'react'
import { newKey } from '../../new-key.ts'

/** The header that names a sending of this form: the same for as long as the same is sent. */
export function useSendingKey() {
	const last = useRef({ isi: '', key: '' })
	return (body: object) => {
		const isi = JSON.stringify(body)
		if (last.current.isi !== isi) last.current = { isi, key: newKey() }
		return { 'idempotency-key': last.current.key }
	}
}
