import { StudioForm } from '../../forms/studio-form.tsx';
import { peopleTexts } from '../../texts/people.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

function useRoles() {
  const text = useText(peopleTexts);
  return (['helper', 'owner'] as const).map((role) => ({ value: role, title: text(role) }));
}

export function InvitePersonForm() {
  const text = useText(peopleTexts);
  const roles = useRoles();
  return (
    <section className="dlg blk">
      <header>
        <h2>{text('invite')}</h2>
      </header>
      <StudioForm name="invite" label={text('invite')}>
        <div className="b cols">
          <TextField name="email" type="email" label={text('email')} autoComplete="off" required />
          <SelectField name="role" label={text('role')} options={roles} value="helper" />
          <PasswordField label={text('ownPassword')} hint={text('why')} />
        </div>
        <footer>
          <Button kind="filled">{text('inviteDo')}</Button>
          <ButtonLink kind="quiet" to="/people">
            {text('cancel')}
          </ButtonLink>
        </footer>
      </StudioForm>
    </section>
  );
}

type Changed = { id: string; name: string; email: string; role: string; version: number; isClosed: boolean };

export function ChangePersonForm({ person }: { person: Changed }) {
  const text = useText(peopleTexts);
  const roles = useRoles();
  const title = text('changeOf', { name: person.name || person.email });
  return (
    <section className="dlg blk">
      <header>
        <h2>{title}</h2>
      </header>
      <StudioForm name="change" version={person.version} hidden={{ id: person.id }} label={title}>
        <div className="b cols">
          <SelectField name="role" label={text('role')} options={roles} value={person.role} />
          <PasswordField label={text('ownPassword')} hint={text('why')} />
        </div>
        <footer>
          <Button kind="filled" name="do" value="role">
            {text('saveRole')}
          </Button>
          <Button name="do" value="reset">
            {text('reset')}
          </Button>
          <Button name="do" value="sign-out">
            {text('signOutAll')}
          </Button>
          <Button kind="away" name="do" value="close">
            {text('close')}
          </Button>
          <ButtonLink kind="quiet" to="/people">
            {text('cancel')}
          </ButtonLink>
        </footer>
      </StudioForm>
    </section>
  );
}
