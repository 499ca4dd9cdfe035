import { Box, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { KirimanList } from './kiriman-list.tsx'
import { MailState } from './mail-state.tsx'
import { SettingForm } from './setting-form.tsx'
import { WebhookList } from './webhook-list.tsx'

const parts = [
	{ id: 'pengaturan', nama: 'Email' },
	{ id: 'webhook', nama: 'Webhook' },
	{ id: 'kiriman', nama: 'Kotak keluar' },
]

/** Who is notified of what, and what became of each message. */
export default function NotifikasiPage() {
	const [params, setParams] = useSearchParams()
	const part = parts.find(({ id }) => id === params.get('bagian'))?.id ?? 'pengaturan'
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1000, paddingBlockEnd: 4 }}>
			{/* The setting form has a title of its own. */}
			{part !== 'pengaturan' && <Title title="Notifikasi" />}
			<Tabs value={part} onChange={(_, bagian) => setParams({ bagian })} aria-label="Bagian notifikasi">
				{parts.map(({ id, nama }) => (
					<Tab key={id} value={id} label={nama} />
				))}
			</Tabs>
			{part === 'pengaturan' && (
				<>
					<MailState onTested={() => setParams({ bagian: 'kiriman' })} />
					<SettingForm />
				</>
			)}
			{part === 'webhook' && <WebhookList onTested={() => setParams({ bagian: 'kiriman' })} />}
			{part === 'kiriman' && <KirimanList />}
		</Box>
	)
}
