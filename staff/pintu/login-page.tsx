import { useLogin } from 'react-admin'
import { DoorSteps } from './door-steps.tsx'

export function LoginPage() {
	const login = useLogin()
	return <DoorSteps onIn={() => login({})} />
}
