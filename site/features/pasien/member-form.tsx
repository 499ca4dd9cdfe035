import { useState } from 'react'
import { rememberMember } from '../../lib/browser/browser-storage.ts'
import { drafts } from '../../lib/browser/drafts.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { useFitur } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { PersetujuanNotice } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Field } from './field.tsx'
import { useSendingKey } from './use-sending-key.ts'

type Isian = Record<'nama' | 'noTelp' | 'email', string>

const DRAFT = 'member'

const readIsian = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Isian

/** Registers a member. No field is required; the lengths are the limits of the API. */
export function MemberForm({ onRegistered }: { onRegistered: () => void }) {
	const { isSending, send } = useSendOnce()
	const keyOf = useSendingKey()
	const hasDataSaya = useFitur('data-saya')
	const [typed] = useState(drafts.get(DRAFT) as Isian | undefined)

	const register = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const body = readIsian(event.currentTarget)
		void send(async () => {
			await browserApi()('POST /v1/public/member', { body, headers: keyOf(body) })
			drafts.delete(DRAFT)
			rememberMember()
			onRegistered()
		})
	}
	return (
		<>
			<h2 ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-xl outline-none md:text-2xl">
				Daftar sebagai member
			</h2>
			<p className="mt-2 text-[0.9375rem] text-soft">
				Kami memakai data ini untuk menyiapkan kunjungan dan menghubungi Anda
				{hasDataSaya && (
					<>
						; Anda dapat melihat dan menghapusnya di{' '}
						<TextLink to="/data-saya" newTab>
							Data Saya
						</TextLink>
					</>
				)}
				.
			</p>
			<form
				onSubmit={register}
				onChange={(event) => drafts.set(DRAFT, readIsian(event.currentTarget))}
				noValidate
				className="mt-5 flex flex-col gap-5"
			>
				<Field label="Nama" name="nama" autoComplete="name" maxLength={150} defaultValue={typed?.nama} />
				<Field
					label="Nomor telepon"
					name="noTelp"
					type="tel"
					autoComplete="tel"
					maxLength={40}
					defaultValue={typed?.noTelp}
				/>
				<Field
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					maxLength={254}
					defaultValue={typed?.email}
				/>
				<PersetujuanNotice saat="mendaftar" />
				<Button type="submit" aria-disabled={isSending} className="md:self-start">
					Daftar
				</Button>
			</form>
		</>
	)
}
