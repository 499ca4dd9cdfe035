import { TextInput } from 'react-admin'
import { z } from 'zod'
import { teks } from '../../contract/staff/inputs.ts'
import { CreateStep, createRow } from './create-step.tsx'
import { accountOf, networks } from './social-account.ts'

const account = teks(300).default('')
const schema = z
	.object({ instagram: account, facebook: account, tiktok: account, youtube: account })
	.refine((typed) => Object.values(typed).some((text) => text !== ''), {
		path: ['instagram'],
		message: 'Isi paling sedikit satu akun.',
	})

async function create(typed: z.input<typeof schema>) {
	for (const { icon } of networks) {
		const text = (typed[icon] ?? '').trim()
		if (text) await createRow('web-setting-sosmed', { icon, ...accountOf(icon, text) })
	}
}

/** One line for each network: the name of the account, or its address. */
export const SosmedStep = () => (
	<CreateStep schema={schema} create={create}>
		{networks.map(({ icon, nama }) => (
			<TextInput key={icon} source={icon} label={nama} helperText="Nama akun (@namars) atau alamatnya." />
		))}
	</CreateStep>
)
