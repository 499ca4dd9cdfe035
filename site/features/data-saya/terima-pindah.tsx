import { useEffect, useState } from 'react'
import type { MemberData } from '../../../contract/member/member.ts'
import { ApiError } from '../../api.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'

interface TerimaPindahProps {
	token: string
	/** The data that this device opens now, if any. */
	here?: MemberData | null
	onMoved: (notice: string) => Promise<void>
	onClose: () => void
}

/** The visitor opened the code of another phone. Accepting it makes this device the same member. */
export function TerimaPindah({ token, here, onMoved, onClose }: TerimaPindahProps) {
	const [failed, setFailed] = useState(0)

	async function accept() {
		try {
			await browserApi()('POST /v1/public/member/pindah/pakai', { body: { token } })
		} catch (error) {
			const status = error instanceof ApiError ? error.status : 0
			setFailed(status)
			if (status !== 404) throw error
			return
		}
		onClose()
		await onMoved('Data Anda sekarang dapat dibuka di perangkat ini.')
	}

	if (failed === 404) return <KodeTidakBerlaku onClose={onClose} />
	return (
		<FormDialog judul="Pakai data ini di perangkat ini?" action="Ya, pakai di sini" onSubmit={accept} onClose={onClose}>
			<p>
				Perangkat ini akan membuka data dan pasien dari ponsel yang membuat kode. Ponsel itu tetap dapat membukanya
				juga.
			</p>
			<p className="rounded-field bg-sand px-4 py-3">
				Terima hanya kode yang Anda buat sendiri. Dengan kode dari orang lain, data yang Anda isi di sini akan terlihat
				olehnya.
			</p>
			{here && <WhatIsHere here={here} />}
			<p role="status" className="font-semibold empty:hidden">
				{failed === 429 && 'Terlalu banyak kode salah dari jaringan ini. Tunggu beberapa menit, lalu tekan lagi.'}
			</p>
		</FormDialog>
	)
}

function WhatIsHere({ here: { member, pasien, reservasi } }: { here: MemberData }) {
	const patients = pasien.own.length + pasien.other.length
	return (
		<p className="rounded-field bg-sand px-4 py-3">
			Perangkat ini sekarang membuka data <strong>{member.nama || 'tanpa nama'}</strong> ({patients} pasien,{' '}
			{reservasi.length} reservasi). Data itu tidak akan terlihat lagi di sini. Jika masih diperlukan, pindahkan atau
			unduh dahulu.
		</p>
	)
}

function KodeTidakBerlaku({ onClose }: { onClose: () => void }) {
	const judul = 'Kode ini tidak berlaku lagi'
	return (
		<Dialog label={judul} onClose={onClose}>
			<div className="p-5 pt-6 md:p-8">
				<h2 className="pr-12 text-2xl">{judul}</h2>
				<p className="mt-3">
					Kode hanya dapat dipakai satu kali dan berlaku 15 menit. Tidak ada yang berubah di perangkat ini. Buat kode
					baru di ponsel Anda yang lain, lalu pindai lagi.
				</p>
				<Button onClick={onClose} className="mt-6 w-full sm:w-auto">
					Mengerti
				</Button>
			</div>
		</Dialog>
	)
}

const FRAGMENT = '#pindah='

/** The address that another phone opens. A browser sends no fragment to the server, so the token is in no log. */
export const pindahAddress = (origin: string, token: string) => `${origin}/data-saya${FRAGMENT}${token}`

/** The token this page was opened with. It is removed from the address, so a reload or a bookmark does not repeat it. */
export function usePindahToken() {
	const [token, setToken] = useState<string | null>(null)
	useEffect(() => {
		const take = () => {
			if (!location.hash.startsWith(FRAGMENT)) return
			const found = location.hash.slice(FRAGMENT.length)
			history.replaceState(history.state, '', location.pathname + location.search)
			setToken(found || null)
		}
		take()
		// The link was opened in a tab that shows this page already.
		addEventListener('hashchange', take)
		return () => removeEventListener('hashchange', take)
	}, [])
	return { token, dropToken: () => setToken(null) }
}
