import ComposableTesting
import ComposableUI
import Foundation
import Testing

private struct Contact: Equatable, Identifiable {
  let id: UUID
  var name: String
}

@Reducer
private struct AddContact {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
  }

  enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped
    case setName(String)

    @CasePathable
    enum Delegate: Equatable { case saveContact(Contact) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .run { _ in await self.dismiss() }
      case .delegate:
        return .none
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saveContact(contact)))
          await self.dismiss()
        }
      case let .setName(name):
        state.contact.name = name
        return .none
      }
    }
  }
}

@Reducer
private struct ContactDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let contact: Contact
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped

    enum Alert { case confirmDeletion }
    enum Delegate { case confirmDeletion }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { send in
          await send(.delegate(.confirmDeletion))
          await self.dismiss()
        }
      case .alert, .delegate:
        return .none
      case .deleteButtonTapped:
        state.alert = .confirmDeletion
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == ContactDetail.Action.Alert {
  fileprivate static let confirmDeletion = Self {
    TextState("Are you sure?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
  }
}

@Reducer
private struct Contacts {
  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var destination: Destination.State?
    var path = StackState<ContactDetail.State>()
  }

  enum Action {
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<ContactDetail>)
  }

  @Reducer
  enum Destination {
    case addContact(AddContact)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .addContact(
          AddContact.State(contact: Contact(id: self.uuid(), name: ""))
        )
        return .none
      case let .destination(.presented(.addContact(.delegate(.saveContact(contact))))):
        state.contacts.append(contact)
        return .none
      case .destination:
        return .none
      case let .path(.element(id: id, action: .delegate(.confirmDeletion))):
        guard let detail = state.path[id: id] else { return .none }
        state.contacts.remove(id: detail.contact.id)
        return .none
      case .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { ContactDetail() }
  }
}

extension Contacts.Destination.State: Equatable {}

private struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.contacts) { contact in
          NavigationLink(state: ContactDetail.State(contact: contact)) {
            Text(contact.name)
          }
        }
      }
      .navigationTitle("Contacts")
      .toolbar {
        ToolbarItem {
          Button {
            store.send(.addButtonTapped)
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    } destination: { store in
      ContactDetailView(store: store)
    }
    .sheet(
      item: $store.scope(state: \.destination?.addContact, action: \.destination.addContact)
    ) { store in
      NavigationStack {
        AddContactView(store: store)
      }
    }
  }
}

private struct ContactDetailView: View {
  @Bindable var store: StoreOf<ContactDetail>

  var body: some View {
    Form {
      Button("Delete contact") { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.contact.name)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct AddContactView: View {
  @Bindable var store: StoreOf<AddContact>

  var body: some View {
    Form {
      TextField("Name", text: $store.contact.name.sending(\.setName))
      Button("Save") { store.send(.saveButtonTapped) }
    }
    .toolbar {
      ToolbarItem {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
    }
  }
}

@MainActor
@Suite struct ContactsProgramTests {
  @Test func `a contact is added`() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.destination = .addContact(.init(contact: Contact(id: UUID(0), name: "")))
    }
    await store.send(\.destination.addContact.setName, "Blob Jr.") {
      $0.destination?.modify(\.addContact) { $0.contact.name = "Blob Jr." }
    }
    await store.send(\.destination.addContact.saveButtonTapped)
    await store.receive(
      \.destination.addContact.delegate.saveContact, Contact(id: UUID(0), name: "Blob Jr.")
    ) {
      $0.contacts = [Contact(id: UUID(0), name: "Blob Jr.")]
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func `a contact is added in a test without exhaustivity`() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(.addButtonTapped)
    await store.send(\.destination.addContact.setName, "Blob Jr.")
    await store.send(\.destination.addContact.saveButtonTapped)
    await store.skipReceivedActions()
    store.assert {
      $0.contacts = [Contact(id: UUID(0), name: "Blob Jr.")]
      $0.destination = nil
    }
  }

  @Test func `a user adds and deletes a contact`() async {
    let store = Store(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let phone = Phone(ContactsView(store: store))

    phone.tap("plus")
    phone.type("Blob", into: "Name")
    phone.tap("Save")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Blob") && $0.front.kind != .sheet }
    phone.tap("Blob")
    phone.tap("Delete contact")
    phone.tap("Delete")
    await phone.wait(timeout: .seconds(60)) { _ in store.path.isEmpty }

    #expect(store.contacts.isEmpty)
  }
}
